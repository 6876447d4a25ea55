import styles from './last-resort.module.css'

/** In all languages at once, because the texts may be what failed to load. */
const WORDS = [
  { lang: 'en', title: 'Something went wrong', text: 'Try reloading the page.', reload: 'Reload' },
  { lang: 'pl', title: 'Coś poszło nie tak', text: 'Spróbuj odświeżyć stronę.', reload: 'Odśwież' },
] as const

/** Shown when the whole app has failed. Uses no texts, no router and none of the app's components. */
export function LastResort() {
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>
        {WORDS.map(({ lang, title }) => (
          <span key={lang} lang={lang}>
            {title}
          </span>
        ))}
      </h1>
      {WORDS.map(({ lang, text }) => (
        <p key={lang} lang={lang}>
          {text}
        </p>
      ))}
      <button type="button" className={styles.button} onClick={() => location.reload()}>
        {WORDS.map(({ lang, reload }) => (
          <span key={lang} lang={lang}>
            {reload}
          </span>
        ))}
      </button>
    </main>
  )
}
