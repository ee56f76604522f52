/** Where the picture of a place stands that other sites show beside a link to it; drawn by the build. */
export function socialImagePath(id: string): string {
  return `/social/${id}.png`
}

/** Pixels. */
export const SOCIAL_IMAGE = { width: 1200, height: 630 } as const
