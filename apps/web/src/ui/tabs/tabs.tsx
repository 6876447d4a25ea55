import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import styles from './tabs.module.css'

export interface Tab<Name extends string> {
  readonly name: Name
  readonly label: string
}

export interface TabsProps<Name extends string> {
  /** The name of the choice; read out. */
  readonly label: string
  readonly tabs: readonly Tab<Name>[]
  readonly shown: Name
  readonly onShow: (name: Name) => void
  /** The content of the shown tab. */
  readonly children: ReactNode
}

const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Two or three contents in one place. The arrow keys move between tabs and show each. */
export function Tabs<Name extends string>({ label, tabs, shown, onShow, children }: TabsProps<Name>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const step = STEP[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (tabs.findIndex(({ name }) => name === shown) + step + tabs.length) % tabs.length
    const tab = tabs[next]
    if (tab === undefined) return
    onShow(tab.name)
    list.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <>
      <div ref={list} className={styles.list} role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-${tab.name}`}
            className={styles.tab}
            aria-selected={tab.name === shown}
            aria-controls={`${id}-panel`}
            tabIndex={tab.name === shown ? 0 : -1}
            onClick={() => onShow(tab.name)}
            onKeyDown={move}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`}>
        {children}
      </div>
    </>
  )
}
