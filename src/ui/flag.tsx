import type { Locale } from '../i18n/locale.ts'

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
          <path stroke="#fff" strokeWidth="3" d="m0 0 20 14M20 0 0 14" />
          <path stroke="#c8102e" d="m0 0 20 14M20 0 0 14" />
          <path stroke="#fff" strokeWidth="5" d="M10 0v14M0 7h20" />
          <path stroke="#c8102e" strokeWidth="3" d="M10 0v14M0 7h20" />
        </>
      )}
    </svg>
  )
}
