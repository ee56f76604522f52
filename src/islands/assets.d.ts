declare module 'virtual:client-assets' {
  export const assets: { entry: string; resendCountdown: string; passkeys: string; build: string }
}
