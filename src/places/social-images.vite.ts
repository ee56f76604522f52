import { join } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { readAtlasFiles } from '../atlas/content/read-atlas-files.ts'
import { socialImage } from './social-image.ts'
import { socialImagePath } from './social-image-path.ts'

/** Few colours, flat areas: a palette without dithering makes a quarter of the bytes, in no more time. */
const COLOURS = 16
/** As many as sharp draws at a time. */
const AT_ONCE = 4

/** Draws every place's picture for other sites into the static files: `/social/{id}.png`. */
export function socialImages(folder = 'content'): Plugin {
  let root = process.cwd()
  return {
    name: 'social-images',
    apply: 'build',
    sharedDuringBuild: true,
    configResolved: (config) => void (root = config.root),
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const waiting = readAtlasFiles(join(root, folder))
      while (waiting.length > 0)
        await Promise.all(
          waiting.splice(0, AT_ONCE).map(async (destination) =>
            this.emitFile({
              type: 'asset',
              fileName: socialImagePath(destination.id).slice(1),
              source: await drawPng(socialImage(destination)),
            }),
          ),
        )
    },
  }
}

export function drawPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ palette: true, colours: COLOURS, dither: 0, effort: 1 }).toBuffer()
}
