import styles from './last-resort.module.css'

/** In every language at once, for the texts may be what is missing. */
const WORDS = [
  { lang: 'en', title: 'Something went wrong', text: 'Try reloading the page.', reload: 'Reload' },
  { lang: 'pl', title: 'Coś poszło nie tak', text: 'Spróbuj odświeżyć stronę.', reload: 'Odśwież' },
] as const

/** What is left when the whole app has broken: it needs neither texts nor router, nor any of our building blocks. */
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
