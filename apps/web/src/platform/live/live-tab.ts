/** Null until this tab has a live stream. */
let tab: string | null = null

/** The name of this browser tab in its calls, so that the gateway does not tell it of its own changes. */
export const readLiveTab = (): string | null => tab

/** Names this tab. The name is no secret: it only keeps notices from streams of the same person. */
export function nameLiveTab(name: string): void {
  tab = name
}
