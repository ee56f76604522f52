/** Line drawings on 24 × 24, by the network's name. */
const PATHS: Record<string, string> = {
  Facebook: 'M17 3h-2c-3 0-4 2-4 4v14M7 12h9',
  X: 'm4 4 13 16h3L7 4zM20 4 4 20',
  Instagram:
    'M8 3h8c3 0 5 2 5 5v8c0 3-2 5-5 5H8c-3 0-5-2-5-5V8c0-3 2-5 5-5zm4 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm5-1h.1',
  TikTok: 'M13 3v13a4 4 0 1 1-4-4m4-9c0 3 2 5 6 5',
  YouTube: 'M2 5h20v14H2zm8 4v6l5-3z',
}

export function SocialIcon({ name }: { name: string }) {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}
