import styles from './method.module.css'

interface MethodProps {
  readonly dishes: readonly { readonly name: string; readonly steps: readonly string[] }[]
  readonly language: string
}

/** The steps of each dish. Dishes are named only if there are several. */
export function Method({ dishes, language }: MethodProps) {
  return (
    <div lang={language}>
      {dishes.map(({ name, steps }) => (
        <div key={name}>
          {dishes.length > 1 && steps.length > 0 ? <h4 className={styles.dish}>{name}</h4> : null}
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}
