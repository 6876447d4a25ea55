import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { BrandMark } from '../../ui/brand-mark/brand-mark.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './auth-page.module.css'

interface AuthPageProps {
  /** The meal in the picture. */
  readonly meal: 'lunch' | 'breakfast'
  readonly title: string
  readonly children: ReactNode
}

const PICTURES = { lunch: '/plates/login.svg', breakfast: '/plates/register.svg' } as const

/** The common layout of login and sign-up: a plate in the corner, a title and a form. */
export function AuthPage({ meal, title, children }: AuthPageProps) {
  return (
    <div className={styles.page}>
      <div className={classNames(styles.hero, styles[meal])}>
        <Link to="/" className={styles.home}>
          <BrandMark isMarkOnly />
        </Link>
        <img className={styles.plate} src={PICTURES[meal]} alt="" width="360" height="360" />
      </div>
      <div className={styles.content}>
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  )
}
