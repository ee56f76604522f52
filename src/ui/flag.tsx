import type { Locale } from '../i18n/locale.ts'

/** Two diagonals and a cross, as coarse as 20 pixels show them. */
const CROSSES = 'm0 0 20 14M20 0 0 14M10 0v14M0 7h20'

/** Drawn, because emoji flags show as two letters on some systems. Decoration: the name stands beside it. */
export function Flag({ locale }: { locale: Locale }) {
  return (
    <svg className="flag" width="20" height="14" viewBox="0 0 20 14" aria-hidden="true">
      {locale === 'de' ? (
        <>
          <path d="M0 0h20v5H0z" />
          <path fill="#d00" d="M0 4.7h20v5H0z" />
          <path fill="#fc0" d="M0 9.3h20V14H0z" />
        </>
      ) : (
        <>
          <path fill="#012169" d="M0 0h20v14H0z" />
          <path stroke="#fff" strokeWidth="5" d={CROSSES} />
          <path stroke="#c8102e" strokeWidth="2" d={CROSSES} />
        </>
      )}
    </svg>
  )
}
