import styles from './tick-box.module.css'

/** To be ticked with a pen; on the screen it does nothing. */
export const TickBox = () => <span className={styles.box} aria-hidden="true" />
