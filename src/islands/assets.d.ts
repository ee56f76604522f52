declare module 'virtual:client-assets' {
  export const assets: { entry: string; codeWait: string; build: string }
}
