import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** The button as a page brings it, once the script has run. */
async function buttonOf(wait: number) {
  const hint = { remove: vi.fn<() => void>() }
  const button = {
    textContent: 'Resend code',
    disabled: false,
    dataset: { wait: `${wait}`, seconds: 'Resend code in # s', minutes: 'Resend code in # min' },
    form: { querySelector: () => hint },
  }
  vi.useFakeTimers()
  vi.stubGlobal('document', { querySelector: () => button })
  await import('./resend-countdown.client.ts')
  return { button, hint }
}

it('counts each second down until a new code may be asked for', async () => {
  const { button, hint } = await buttonOf(60)
  expect(button).toMatchObject({ disabled: true, textContent: 'Resend code in 60 s' })
  expect(hint.remove).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(1000)
  expect(button.textContent).toBe('Resend code in 59 s')
  vi.advanceTimersByTime(58_000)
  expect(button).toMatchObject({ disabled: true, textContent: 'Resend code in 1 s' })
  vi.advanceTimersByTime(1000)
  expect(button).toMatchObject({ disabled: false, textContent: 'Resend code' })
  expect(vi.getTimerCount()).toBe(0)
})

it('counts a long wait in minutes', async () => {
  const { button } = await buttonOf(1500)
  expect(button.textContent).toBe('Resend code in 25 min')
  vi.advanceTimersByTime(1_411_000)
  expect(button.textContent).toBe('Resend code in 89 s')
})
