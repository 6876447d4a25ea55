import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  /** Stands in its place when it breaks or does not arrive. */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** Around the whole app, and around parts that the rest can do without: what breaks in it takes nothing else with it. */
export class Boundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children
  }
}
