import { BRAND } from '../site/brand.ts'

/** A sheet folded in three with a route across it. */
export function Logo({ href }: { href: string }) {
  return (
    <a className="logo" href={href}>
      <svg width="28" height="24" viewBox="0 0 28 24" aria-hidden="true">
        <path d="m1 4 8.5-3v19L1 23zm8.5-3 9 3v19l-9-3m9-16L27 1v19l-8.5 3" />
        <path className="route" strokeWidth="2" strokeDasharray="3 2" d="M4 17c5-1 4-8 10-6s5-3 8-4" />
      </svg>
      {BRAND.name}
    </a>
  )
}
