import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { expect, it } from 'vitest'
import { mapStyle, type Palette } from './map-style.ts'

const COLOURS: Omit<Palette, 'night'> = {
  paper: '#faf6ee',
  raised: '#fffdf8',
  ink: '#14213d',
  muted: '#5b6478',
  signal: '#b3341b',
  fjord: '#0f6b66',
  line: '#857e70',
  hair: '#ddd5c5',
  contour: '#e6dfd0',
  text: 'Instrument Sans',
}

it('draws a style that is valid by day and by night: the map itself does not look, to be there sooner', () => {
  for (const night of [false, true]) {
    const style = mapStyle({ ...COLOURS, night }, 'de', 'https://dayfold.example')
    expect(validateStyleMin(style).map(({ message }) => message)).toEqual([])
  }
})
