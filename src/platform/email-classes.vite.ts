import { defineRolldownBabelPreset } from '@rolldown/plugin-babel'

/** As much of Babel's path as is needed here. */
interface Literal {
  node: { pattern: string; flags: string }
  replaceWith(node: object): void
}

const LETTER_CLASS = /\\p\{/i

/**
 * V8 reads every pattern when it compiles a module, called or not, and for a class such as \p{L} it gathers all letters
 * each time: a twelfth of the Worker's start. Made by a call, a pattern is read where it is used.
 */
export const compactLetterClasses = defineRolldownBabelPreset({
  preset: { plugins: [{ visitor: { RegExpLiteral: asCall } }] },
  rolldown: {
    filter: { code: LETTER_CLASS },
    applyToEnvironmentHook: ({ name }) => name !== 'client',
  },
})

function asCall(path: Literal): void {
  const { pattern, flags } = path.node
  if (!LETTER_CLASS.test(pattern)) return
  const texts = [pattern, flags].map((value) => ({ type: 'StringLiteral', value }))
  path.replaceWith({
    type: 'NewExpression',
    callee: { type: 'Identifier', name: 'RegExp' },
    arguments: texts,
  })
}
