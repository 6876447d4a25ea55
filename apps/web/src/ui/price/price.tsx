import styles from './price.module.css'

export interface PriceProps {
  /** What is paid, with its currency: "149 zl". */
  readonly now: string
  /** The price before a reduction, named for those who cannot see that it is struck out. */
  readonly before?: { readonly label: string; readonly price: string } | undefined
  /** One line below, such as the lowest price of 30 days. */
  readonly note?: string | undefined
}

/** A price as large as it matters, the one before it struck out, and what the law wants said about both. */
export function Price({ now, before, note }: PriceProps) {
  return (
    <div>
      <p className={styles.price}>
        {now}
        {before ? (
          <>
            {' '}
            <span className="visually-hidden">{before.label}</span> <s>{before.price}</s>
          </>
        ) : null}
      </p>
      {note ? <p className={styles.note}>{note}</p> : null}
    </div>
  )
}
