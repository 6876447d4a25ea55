import { ArrowLeft, LogIn, RotateCcw, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { platePictures } from '../../ui/plate-state/plate-pictures.ts'
import { PlateState, type PlateStateProps } from '../../ui/plate-state/plate-state.tsx'
import { useIsOnline } from '../connection/connection.ts'
import { useT } from '../i18n/i18n.ts'
import { ERROR_TABLE, type ErrorAction, type ErrorCode, type ErrorPresentation } from './error-table.ts'

interface ErrorStateProps {
  readonly code: Exclude<ErrorCode, 'not-found'>
  /** Whether there is a page to go back to. Going back then replaces the code's own action. */
  readonly canGoBack?: boolean
  /** Called when the user presses the button. */
  readonly onAct: () => void
}

/** Replaces a screen, or a part of one, that failed. Shows every error except an unknown address, where retrying is useless. */
export function ErrorState({ code, canGoBack = false, onAct }: ErrorStateProps) {
  const t = useT()
  const shown = usePresentation(code)
  const { icon, label } = ACTIONS[canGoBack ? 'go-back' : shown.action]
  return (
    <PlateState {...ERROR_LOOKS[shown.look]} title={t(shown.title)} text={t(shown.text)}>
      <Button size="large" isBlock icon={icon} onClick={onAct}>
        {t(label)}
      </Button>
    </PlateState>
  )
}

/** The presentation of a code, considering that an unreachable network may mean that the device is offline. */
export function usePresentation(code: ErrorCode): ErrorPresentation {
  const isOnline = useIsOnline()
  return ERROR_TABLE[code === 'network' && !isOnline ? 'offline' : code]
}

type Look = Pick<PlateStateProps, 'picture' | 'ground' | 'icon'>

export const ERROR_LOOKS: Readonly<Record<ErrorPresentation['look'], Look>> = {
  empty: { picture: platePictures.empty, ground: 'snack' },
  away: { picture: platePictures.clean, ground: 'dinner', icon: <WifiOff /> },
  broken: { picture: platePictures.broken, ground: 'breakfast' },
}

const ACTIONS = {
  'go-back': { icon: <ArrowLeft />, label: 'error/go-back' },
  'try-again': { icon: <RotateCcw />, label: 'error/try-again' },
  reload: { icon: <RotateCcw />, label: 'error/reload' },
  'log-in': { icon: <LogIn />, label: 'menu/log-in' },
} as const satisfies Readonly<Record<ErrorAction, { icon: ReactNode; label: string }>>
