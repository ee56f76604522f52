/** The button that asks for a new code counts down until it may; where no script runs, a hint beside it says how long. */
export function countDown(button: HTMLButtonElement): void {
  const words = button.textContent
  const { wait, seconds = '', minutes = '' } = button.dataset
  const until = Date.now() + Number(wait) * 1000

  function count() {
    // From the clock: a sleeping tab does not stretch it.
    const left = Math.ceil((until - Date.now()) / 1000)
    button.disabled = left > 0
    if (left <= 0) clearInterval(timer)
    const counted =
      left < 90 ? seconds.replace('#', `${left}`) : minutes.replace('#', `${Math.ceil(left / 60)}`)
    button.textContent = left > 0 ? counted : words
  }

  button.form?.querySelector('.hint')?.remove()
  const timer = setInterval(count, 1000)
  count()
}

const button = document.querySelector<HTMLButtonElement>('[data-wait]')
if (button) countDown(button)
