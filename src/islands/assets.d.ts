declare module 'virtual:client-assets' {
  export const assets: {
    entry: string
    resendCountdown: string
    mapWorker: string
    mapShared: string
    today: string
    passkeys: string
    build: string
  }
}
