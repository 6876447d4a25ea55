/** Colours of the design tokens, light and dark. Every plate lies on both grounds, whatever the reader's theme. */
export const galleryStyle = `
:root{color-scheme:light dark;--bg:#F6F5F0;--surface:#FFFFFF;--sunken:#EFEEE6;--ink:#1E211B;--ink-2:#53584D;--edge:#8B9084;--accent:#1B6547}
@media (prefers-color-scheme:dark){:root{--bg:#121510;--surface:#1C201A;--sunken:#262B23;--ink:#F3F4EC;--ink-2:#BDC3B4;--edge:#7D8476;--accent:#8FD3B0}}
*{box-sizing:border-box}
body{margin:0;padding:24px;background:var(--bg);color:var(--ink);font:400 16px/24px system-ui,sans-serif}
h1{margin:0 0 8px;font-size:28px;line-height:36px}
h2{margin:32px 0 12px;font-size:20px;line-height:28px}
h3{margin:0;font-size:16px;line-height:22px}
p{margin:8px 0}
a{color:var(--accent)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
form{display:flex;flex-wrap:wrap;gap:12px;align-items:end;margin:16px 0}
label{display:grid;text-transform:capitalize;gap:4px;flex:1 1 130px;max-width:220px;color:var(--ink-2);font-size:14px;line-height:20px}
select,button{width:100%;min-height:44px;padding:0 12px;border:1px solid var(--edge);border-radius:12px;background:var(--surface);color:var(--ink);font:inherit}
button{flex:1 1 100px;max-width:160px;border-color:var(--accent);background:var(--accent);color:var(--bg);cursor:pointer}
[role=status]{min-height:24px;position:sticky;top:0;z-index:1;margin:0;background:var(--bg);color:var(--ink-2)}
.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(300px,100%),1fr));gap:16px;margin:0;padding:0;list-style:none}
.grid.small{grid-template-columns:repeat(auto-fill,minmax(160px,1fr));gap:12px}
.card{border-radius:20px;overflow:hidden;background:var(--surface)}
.card p{margin:2px 0 0;color:var(--ink-2);font-size:14px;line-height:20px}
.words{padding:12px 16px 16px}
.pair{display:grid;grid-template-columns:1fr 1fr}
.pair img{display:block;width:100%;height:auto;aspect-ratio:1;object-fit:contain}
.breakfast .light{background:#FBE4C6}.lunch .light{background:#E5EDC4}.snack .light{background:#F8DCD6}.dinner .light{background:#D5E5E4}
.breakfast .dark{background:#3D3020}.lunch .dark{background:#2F3721}.snack .dark{background:#3E2C2A}.dinner .dark{background:#233231}
.small .card{padding:8px;text-align:center}
.small img{width:72px;height:72px;border-radius:16px}
.small .pair{justify-items:center}
.small .light{background:#EFEEE6}.small .dark{background:#262B23}
.small span{display:block;color:var(--ink-2);font-size:13px;line-height:18px;overflow-wrap:anywhere}
`
