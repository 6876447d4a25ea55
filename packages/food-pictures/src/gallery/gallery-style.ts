/** Colours of the design tokens, light and dark, and a plain grid. */
export const galleryStyle = `
:root{color-scheme:light dark;--bg:#F6F5F0;--surface:#FFFFFF;--sunken:#EFEEE6;--ink:#1E211B;--ink-2:#53584D;
--breakfast:#FBE4C6;--lunch:#E5EDC4;--snack:#F8DCD6;--dinner:#D5E5E4;--on-meal:#1E211B}
@media (prefers-color-scheme:dark){:root{--bg:#121510;--surface:#1C201A;--sunken:#262B23;--ink:#F3F4EC;--ink-2:#BDC3B4;
--breakfast:#3D3020;--lunch:#2F3721;--snack:#3E2C2A;--dinner:#233231;--on-meal:#F6F4EA}}
body{margin:0;padding:24px;background:var(--bg);color:var(--ink);font:400 14px/20px system-ui,sans-serif}
h1{margin:0 0 8px;font-size:28px;line-height:36px}
h2{margin:28px 0 12px;font-size:20px;line-height:28px}
h2::first-letter{text-transform:uppercase}
small{color:var(--ink-2);font-weight:400;font-size:14px}
.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(108px,1fr));gap:12px}
section:has(.meal) .grid{grid-template-columns:repeat(auto-fill,minmax(236px,1fr))}
figure{margin:0;border-radius:20px;padding:12px;background:var(--surface);text-align:center}
figcaption{margin-top:4px;color:var(--ink-2);font-size:13px;line-height:18px}
.meal figcaption{color:var(--on-meal)}
.breakfast{background:var(--breakfast)}.lunch{background:var(--lunch)}.snack{background:var(--snack)}.dinner{background:var(--dinner)}
.meal svg{width:100%;max-width:260px;height:auto}
.glyph svg{width:72px;height:72px;border-radius:16px;padding:4px;background:var(--sunken)}
`
