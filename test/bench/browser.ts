/** How Chromium is started for every measurement. */
export const BROWSER = {
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    // Otherwise each connection is made twice: refused for our own certificate, then allowed.
    '--ignore-certificate-errors',
    '--disable-gpu',
    '--disable-quic',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
  ],
}

/** A phone's processor beside this machine's. */
export const SLOWER = 4
