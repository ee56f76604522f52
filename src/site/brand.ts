/** What a new owner would change: the name and what stands beside it. */
export const BRAND = {
  name: 'Dayfold',
  mailFrom: 'Dayfold <plans@dayfold.example>',
  social: [
    { name: 'Facebook', url: 'https://www.facebook.com/' },
    { name: 'X', url: 'https://x.com/' },
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'TikTok', url: 'https://www.tiktok.com/' },
    { name: 'YouTube', url: 'https://www.youtube.com/' },
  ],
  esim: { code: 'DAYFOLD5', percent: 5, url: 'https://esim.example/' },
} as const
