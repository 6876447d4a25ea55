import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  /** Shown in place of the children when they throw or fail to load. */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** Surrounds the app and parts that it can do without, so that a failure inside affects nothing outside. */
export class Boundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children
  }
}
