import { expect, it } from 'vitest'
import { deviceLabel, networkOf } from './requester.ts'
import { initialsOf } from '../viewer.ts'

it('counts an IPv4 address by itself and IPv6 by the /64', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7')
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
  expect(networkOf('2001:0DB8:0001:0002::1')).toBe('2001:db8:1:2')
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0')
  expect(networkOf('::1')).toBe('0:0:0:0')
  expect(networkOf(undefined)).toBe('')
})

it('names a device by browser and system', () => {
  const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36'
  expect(deviceLabel(windows)).toBe('Chrome · Windows')
  expect(deviceLabel(`${windows} Edg/131.0`)).toBe('Edge · Windows')
  expect(deviceLabel('Mozilla/5.0 (Macintosh; Intel Mac OS X 14) Version/18 Safari/605')).toBe(
    'Safari · macOS',
  )
  expect(deviceLabel('Mozilla/5.0 (Linux; Android 15) Chrome/131 Mobile Safari/537')).toBe('Chrome · Android')
  expect(deviceLabel('curl/8.0')).toBe('')
})

it('takes the initials from the name, else from the address', () => {
  expect(initialsOf('ada king lovelace', 'x@example.com')).toBe('AKL')
  expect(initialsOf('  ', 'ada@example.com')).toBe('A')
  expect(initialsOf('', '')).toBe('?')
  expect(initialsOf('élodie ünal', '')).toBe('ÉÜ')
})
