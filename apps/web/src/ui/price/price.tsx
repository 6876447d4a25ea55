import styles from './price.module.css'

export interface PriceProps {
  /** The current price with its currency: "149 zl". */
  readonly now: string
  /** The price before a reduction, with a label for users who cannot see that it is struck through. */
  readonly before?: { readonly label: string; readonly price: string } | undefined
  /** One line below, such as the lowest price of 30 days. */
  readonly note?: string | undefined
}

/** A prominent price, with the previous one struck through and the information that the law requires. */
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
