import { storage } from '../storage/storage.ts'
import { createStore, useStore } from '../store/store.ts'

/** system: as the device is set. */
export const THEMES = ['system', 'light', 'dark'] as const

export type Theme = (typeof THEMES)[number]

/** Also read by public/theme.js, which paints the first frame in the right colours. */
const THEME_KEY = 'theme'

const theme = createStore<Theme>(readRemembered())

function readRemembered(): Theme {
  const remembered = storage.read(THEME_KEY)
  return THEMES.find((known) => known === remembered) ?? 'system'
}

export function useTheme(): Theme {
  return useStore(theme)
}

/** Changes the colours at once and remembers the choice. */
export function changeTheme(next: Theme): void {
  theme.write(next)
  storage.write(THEME_KEY, next === 'system' ? null : next)
  if (next === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = next
}
