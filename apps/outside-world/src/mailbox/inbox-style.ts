/** A plain style in the product's colours. */
export const INBOX_STYLE = `:root {
  color-scheme: light dark;
  --bg: light-dark(#f6f5f0, #121510);
  --surface: light-dark(#ffffff, #1c201a);
  --sunken: light-dark(#efeee6, #262b23);
  --ink: light-dark(#1e211b, #f3f4ec);
  --ink-2: light-dark(#53584d, #bdc3b4);
  --line: light-dark(#e5e3d9, #2f352c);
  --line-strong: light-dark(#858a7d, #7c8475);
  --primary: light-dark(#1b6547, #8fd3a9);
  --on-primary: light-dark(#ffffff, #0b2b1c);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--ink); font: 16px/24px system-ui, -apple-system, 'Segoe UI', sans-serif; }
main { max-width: 880px; margin: 0 auto; padding: 32px 16px 64px; }
header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 12px 24px; }
h1 { margin: 0; font-size: 32px; line-height: 40px; letter-spacing: -0.014em; overflow-wrap: anywhere; }
h2 { margin: 32px 0 8px; font-size: 20px; }
a { color: var(--primary); }
:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px; }
form { display: flex; gap: 8px; align-items: center; }
label { display: flex; gap: 8px; align-items: center; color: var(--ink-2); }
input { min-height: 44px; width: 100%; padding: 0 14px; border: 1.5px solid var(--line-strong); border-radius: 14px; background: var(--surface); color: var(--ink); font: inherit; }
button { min-height: 44px; padding: 0 20px; border: 0; border-radius: 999px; background: var(--primary); color: var(--on-primary); font: inherit; font-weight: 600; cursor: pointer; }
.note { color: var(--ink-2); font-size: 14px; line-height: 20px; }
.empty { padding: 48px 24px; border-radius: 20px; background: var(--surface); color: var(--ink-2); text-align: center; overflow-wrap: anywhere; }
.back { display: inline-block; padding: 10px 0; }
ul { margin: 16px 0 0; padding: 8px 0; border-radius: 20px; background: var(--surface); list-style: none; }
li + li { border-top: 1px solid var(--line); }
li a { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 16px; padding: 12px 20px; color: var(--ink); text-decoration: none; }
li a:hover strong { text-decoration: underline; }
li strong { grid-column: 1 / -1; overflow-wrap: anywhere; }
li span { color: var(--ink-2); overflow-wrap: anywhere; }
li time { color: var(--ink-2); font-size: 14px; font-variant-numeric: tabular-nums; white-space: nowrap; }
dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 4px 16px; margin: 16px 0; }
dt { color: var(--ink-2); }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { display: block; width: 100%; height: 640px; border: 1px solid var(--line); border-radius: 20px; background: var(--bg); }
pre { margin: 8px 0; padding: 20px; border-radius: 14px; background: var(--surface); font: 14px/20px ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
details { margin-top: 24px; }
summary { padding: 10px 0; cursor: pointer; }
@media (max-width: 600px) { li a { grid-template-columns: minmax(0, 1fr); } header form { width: 100%; } label { flex: 1; } }
`
