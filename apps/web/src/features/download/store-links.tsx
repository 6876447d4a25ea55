import { Smartphone } from 'lucide-react'
import { useT } from '../../platform/i18n/i18n.ts'
import { buttonClass, ButtonFace } from '../../ui/button/button-face.tsx'
import styles from './store-links.module.css'

interface StoreLinksProps {
  readonly appStoreUrl: string | null
  readonly googlePlayUrl: string | null
}

/** A link for each store that has the app. */
export function StoreLinks({ appStoreUrl, googlePlayUrl }: StoreLinksProps) {
  const t = useT()
  return (
    <div className={styles.links}>
      <StoreLink href={appStoreUrl} label={t('download/app-store')} />
      <StoreLink href={googlePlayUrl} label={t('download/google-play')} />
    </div>
  )
}

function StoreLink({ href, label }: { readonly href: string | null; readonly label: string }) {
  if (href === null) return null
  return (
    <a href={href} className={buttonClass({ kind: 'tonal', size: 'large' })}>
      <ButtonFace icon={<Smartphone />}>{label}</ButtonFace>
    </a>
  )
}
