import sharp from 'sharp'
import { expect, it } from 'vitest'
import { readAtlas } from '../../test/support/atlas-files.ts'
import { socialImage } from './social-image.ts'
import { drawPng } from './social-images.vite.ts'

const atlas = readAtlas()

async function pictureOf(id: string): Promise<Buffer> {
  const destination = await atlas.load(id)
  if (!destination) throw new Error(`the atlas lost ${id}`)
  return drawPng(socialImage(destination))
}

it.each(['vienna', 'palma', 'iceland'])('draws a PNG of the size that other sites want: %s', async (id) => {
  const png = await pictureOf(id)
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height, (await sharp(png).metadata()).format]).toEqual([1200, 630, 'png'])
  expect(png.length).toBeLessThan(60_000)
  // Something is on it.
  expect(new Set(data).size).toBeGreaterThan(8)
})

it('draws each place as its own, and the same one the same each time', async () => {
  const [vienna, again, palma] = [
    await pictureOf('vienna'),
    await pictureOf('vienna'),
    await pictureOf('palma'),
  ]
  expect([vienna.equals(again), vienna.equals(palma)]).toEqual([true, false])
})

it('keeps sights and way within the sheet, wherever a place is', async () => {
  for (const { id } of atlas.heads) {
    const destination = await atlas.load(id)
    const svg = destination ? socialImage(destination) : ''
    expect(/NaN|Infinity|undefined/.exec(svg)?.[0], id).toBeUndefined()
    for (const [, x = '', y = ''] of svg.matchAll(/<circle cx="(-?\d+)" cy="(-?\d+)"/g)) {
      expect(Number(x) >= 300 && Number(x) <= 1150, `${id} ${x}`).toBe(true)
      expect(Number(y) >= 50 && Number(y) <= 560, `${id} ${y}`).toBe(true)
    }
  }
})
