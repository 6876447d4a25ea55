import './press-style.css'

/** The element React Aria looks for before it writes its own. */
const STYLE_ID = 'react-aria-pressable-style'

/**
 * Must be imported by whoever draws something that React Aria lets people press. It would otherwise write a style element
 * into the page, which our Content Security Policy refuses; the one rule of it stands in our own style sheet.
 */
function keepPressStyle(): void {
  if (document.getElementById(STYLE_ID)) return
  const mark = document.createElement('meta')
  mark.id = STYLE_ID
  document.head.append(mark)
}

keepPressStyle()
