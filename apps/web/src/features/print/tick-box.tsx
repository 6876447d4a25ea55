import styles from './tick-box.module.css'

/** A box to tick with a pen. On the screen it does nothing. */
export const TickBox = () => <span className={styles.box} aria-hidden="true" />
