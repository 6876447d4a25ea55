import { beforeEach, describe, expect, it, vi } from 'vitest'

/** A browser's storage with these values. */
function storageWith(kept: Record<string, string>) {
  const entries = new Map(Object.entries(kept))
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
}

type Listener = (event: { readonly key: string | null }) => void

/** A browser with a logged-in user who has started to answer the wizard. */
async function openBrowser(cookie = '') {
  const local = storageWith({ token: 't1', sex: 'female', email: 'ewa@example.com', userId: 'u1' })
  const tab = storageWith({ dietSettingsDraft: '{"userId":"u1"}', accessCode: 'PLUM' })
  const listeners: Listener[] = []
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', tab)
  const document = { cookie }
  vi.stubGlobal('document', document)
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('addEventListener', (_: string, listener: Listener) => listeners.push(listener))
  vi.resetModules()
  const session = await import('./session.ts')
  session.followOtherTabs()
  const draft = () => tab.getItem('dietSettingsDraft')
  return {
    session,
    local,
    tab,
    document,
    draft,
    hearFromOtherTab: (key: string | null) => listeners.forEach((hear) => hear({ key })),
  }
}

beforeEach(() => () => void vi.unstubAllGlobals())

describe('the tab storage of a session', () => {
  it('is kept while the session lasts', async () => {
    const { draft, hearFromOtherTab } = await openBrowser()
    hearFromOtherTab('theme')
    expect(draft()).not.toBeNull()
  })

  it('is cleared when the session ends in this tab', async () => {
    const { session, local, draft } = await openBrowser()
    session.endSession()
    expect([draft(), local.getItem('token'), local.getItem('email')]).toEqual([null, null, null])
  })

  it('includes an unused access code, which a login keeps and a logout clears', async () => {
    const { session, tab } = await openBrowser()
    session.startSession('t2')
    expect(tab.getItem('accessCode')).toBe('PLUM')
    session.endSession()
    expect(tab.getItem('accessCode')).toBeNull()
  })

  it('includes the choice of the example day, which a login keeps and a logout clears', async () => {
    const { session, local } = await openBrowser()
    local.setItem('keptChoice', 'vegan')
    session.startSession('t2')
    expect(local.getItem('keptChoice')).toBe('vegan')
    session.endSession()
    expect(local.getItem('keptChoice')).toBeNull()
  })

  it('is cleared when another tab logs out or logs in another user', async () => {
    const left = await openBrowser()
    left.local.removeItem('token')
    left.hearFromOtherTab('token')
    expect(left.draft()).toBeNull()
    const taken = await openBrowser()
    taken.local.setItem('token', 't2')
    taken.hearFromOtherTab('token')
    expect(taken.draft()).toBeNull()
  })
})

describe('health data in the browser', () => {
  it('is cleared when the consent is withdrawn, and the session stays', async () => {
    const { session, local, tab, draft } = await openBrowser()
    tab.setItem('dietSettingsConsents', 'u1')
    local.setItem('keptChoice', 'vegan')
    session.clearHealthData()
    const left = [local.getItem('sex'), local.getItem('keptChoice'), draft(), tab.getItem('dietSettingsConsents')]
    expect(left).toEqual([null, null, null, null])
    expect(local.getItem('token')).toBe('t1')
  })
})

describe('the cookie of a logged-in user', () => {
  it.each(['', 'xauth=1; theme=dark', 'auth=10x; DNT=1'])(
    'is restored at the start when it is missing: %j',
    async (cookie) => {
      const { session, document } = await openBrowser(cookie)
      session.mendAuthMark()
      expect(document.cookie).toBe('auth=1; Max-Age=31536000; Path=/; SameSite=Lax; Secure')
    },
  )

  it('is not written again when it exists, and not at all without a session', async () => {
    const marked = await openBrowser('DNT=1; auth=1')
    marked.session.mendAuthMark()
    expect(marked.document.cookie).toBe('DNT=1; auth=1')
    const left = await openBrowser()
    left.session.endSession()
    left.document.cookie = ''
    left.session.mendAuthMark()
    expect(left.document.cookie).toBe('')
  })
})
