/** Public pages are the same for everyone; the badge is filled in from a cookie that holds only initials. */
export function updateBadge(): void {
  const [, encoded = ''] = /\bviewer=([^;]*)/.exec(document.cookie) ?? []
  const initials = decodeURIComponent(encoded)
  document.documentElement.classList.toggle('signed-in', Boolean(initials))
  const badge = document.querySelector<HTMLElement>('[data-badge]')
  if (badge) {
    badge.textContent = initials
    badge.dataset.badge = initials.slice(3)
  }
}
