const COOKIE = 'DNT'

/**
 * The lifetime of the choice not to be tracked, in seconds: 31536000000 ms (specification, section 9), which is 365 days.
 * Browsers limit cookies to 400 days (RFC 6265bis, section 5.5), so this one lasts. Only Safari keeps cookies set by scripts
 * for seven days at most, unless the server sets them.
 */
const LIFETIME_SECONDS = 31_536_000

/** Stores that the user does not want to be tracked. */
export function stopTracking(): void {
  const isSecure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${COOKIE}=1; Max-Age=${LIFETIME_SECONDS}; Path=/; SameSite=Lax${isSecure}`
}

/** Whether the user chose not to be tracked, here or in the browser. */
export function readsDoNotTrack(): boolean {
  const isChosen = document.cookie.split('; ').includes(`${COOKIE}=1`)
  return isChosen || navigator.doNotTrack === '1' || navigator.globalPrivacyControl === true
}
