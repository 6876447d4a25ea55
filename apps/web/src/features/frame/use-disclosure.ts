import { useEffect, useRef, useState } from 'react'

/** A button that shows and hides something beside it; Escape, a press elsewhere and leaving by keyboard close it. */
export function useDisclosure() {
  const [isOpen, setOpen] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !container.current?.contains(target)) close()
    }
    const closeByEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      close()
      trigger.current?.focus()
    }
    const listening = new AbortController()
    const { signal } = listening
    addEventListener('pointerdown', closeOutside, { signal })
    addEventListener('focusin', closeOutside, { signal })
    addEventListener('keydown', closeByEscape, { signal })
    return () => listening.abort()
  }, [isOpen])

  return { isOpen, toggle: () => setOpen(!isOpen), close, container, trigger }
}
