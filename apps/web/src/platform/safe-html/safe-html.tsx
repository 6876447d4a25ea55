import { type RouterHistory, useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { SafeMarkup } from './sanitise.ts'
import styles from './safe-html.module.css'
import { scrollTables } from './scroll-tables.ts'

/** Shows a text from HTML. The same `html` must be the same value, or it renders again each time. */
export function SafeHtml({ html }: { readonly html: SafeMarkup }) {
  const text = useRef<HTMLDivElement>(null)
  const { history } = useRouter()
  useLayoutEffect(() => scrollTables(text.current, styles.scroller ?? ''), [html])
  useEffect(() => followLinks(text.current, history), [history])
  // oxlint-disable-next-line react/no-danger -- the type can only be made by the sanitiser
  return <div ref={text} className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
}

/** Makes links to our own pages navigate inside the app. Returns a function that stops it. */
function followLinks(text: HTMLElement | null, history: Pick<RouterHistory, 'push'>): () => void {
  const follow = (event: MouseEvent) => {
    const path = isPlain(event) ? ownPathOf(event.target) : null
    if (path === null) return
    event.preventDefault()
    history.push(path)
  }
  text?.addEventListener('click', follow)
  return () => text?.removeEventListener('click', follow)
}

/** A click that is not meant for a new tab or a download. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey

function ownPathOf(target: EventTarget | null): string | null {
  const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : null
  return href?.startsWith('/') ? href : null
}
