/** "osm-r62422": kind and number at OpenStreetMap. No id of the atlas looks like it. */
const OPEN_ID = /^osm-[nwr]\d+$/

export function isOpenId(id: string): boolean {
  return OPEN_ID.test(id)
}
