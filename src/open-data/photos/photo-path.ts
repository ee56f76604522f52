/** The address of a photograph's copy; a region's base has a slash in its id. */
export function photoPath(destination: string, id: string): string {
  return `/photo/${destination.replaceAll('/', '~')}/${id}`
}
