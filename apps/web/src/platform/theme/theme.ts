import { onOtherTab, storage } from '../storage/storage.ts'
import { createStore, useStore } from '../store/store.ts'

/** system: follows the device. */
export const THEMES = ['system', 'light', 'dark'] as const

export type Theme = (typeof THEMES)[number]

/** Also read by public/theme.js, which colours the first frame. */
const THEME_KEY = 'theme'

const theme = createStore<Theme>(toTheme(storage.read(THEME_KEY)))

function toTheme(remembered: string | null): Theme {
  return THEMES.find((known) => known === remembered) ?? 'system'
}

export function useTheme(): Theme {
  return useStore(theme)
}

/** Whether the page is dark now, by choice or like the device. */
export const isDarkNow = (): boolean => {
  const chosen = theme.read()
  return chosen === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark'
}

/** Colours the browser's own controls like the page, and follows choices in other tabs. */
export function startTheme(): void {
  paintBrowser(theme.read())
  onOtherTab(THEME_KEY, (remembered) => show(toTheme(remembered)))
}

/** Changes the colours at once and remembers the choice. */
export function changeTheme(next: Theme): void {
  show(next)
  storage.write(THEME_KEY, next === 'system' ? null : next)
}

function show(next: Theme): void {
  theme.write(next)
  if (next === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = next
  paintBrowser(next)
}

/** index.html has one colour for each scheme of the device. A chosen theme enables one and disables the other. */
function paintBrowser(chosen: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const scheme = meta.dataset['scheme']
    if (chosen === 'system') meta.media = `(prefers-color-scheme: ${scheme})`
    else meta.media = chosen === scheme ? 'all' : 'not all'
  }
}
