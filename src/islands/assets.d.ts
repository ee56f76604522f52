declare module 'virtual:client-assets' {
  export const assets: { entry: string; build: string }
}
