interface ImportMetaEnv {
  /** Version of this build, sent to the gateway. */
  readonly VITE_APP_VERSION?: string
}

interface Window {
  /** The list that a tag manager reads. */
  dataLayer?: Readonly<Record<string, string | number>>[]
}

interface Navigator {
  /** Set by browsers with Global Privacy Control. */
  readonly globalPrivacyControl?: boolean
}
