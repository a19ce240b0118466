export const style = `
:root{--bg:#f5f6f4;--card:#fff;--ink:#16211d;--soft:#5b6862;--line:#dde2df;--main:#0f7a55;--main-soft:#e2f2eb;--warn:#8a5a00;--warn-soft:#fdf1dc;--bad:#b3261e;--bad-soft:#fce8e6}
@media (prefers-color-scheme:dark){:root{--bg:#101614;--card:#18211e;--ink:#e8eeeb;--soft:#9fb0a8;--line:#2b3833;--main:#3ecf98;--main-soft:#173229;--warn:#f0c069;--warn-soft:#3a2d12;--bad:#ff8a80;--bad-soft:#3d1d1b}}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--ink);font:14px/1.45 system-ui,sans-serif}
h1{font-size:17px;margin:0}h2{font-size:16px;margin:0 0 8px}h3{font-size:13px;margin:16px 0 6px;color:var(--soft);font-weight:600}
.shell{display:grid;grid-template-columns:200px minmax(0,1fr);min-height:100vh}.pad{padding:16px}
nav{border-right:1px solid var(--line);padding:16px 10px;position:sticky;top:0;height:100vh;display:flex;flex-direction:column;gap:2px}
nav h1{padding:0 8px 12px;white-space:nowrap;font-size:16px}nav button{display:flex;justify-content:space-between;width:100%;border:0;background:none;text-align:left;padding:8px;border-radius:6px}
nav button[aria-current=page]{background:var(--main-soft);color:var(--main);font-weight:600}nav .foot{margin-top:auto;padding:8px;color:var(--soft);font-size:12px}
main{padding:16px 20px;min-width:0}.split{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:16px;align-items:start}
@media (max-width:1100px){.split{grid-template-columns:minmax(0,1fr)}}@media (max-width:700px){.shell{grid-template-columns:minmax(0,1fr)}nav{position:static;height:auto;flex-direction:row;flex-wrap:wrap;border-right:0;border-bottom:1px solid var(--line)}nav h1{width:100%;padding-bottom:4px}nav button{width:auto}nav kbd{display:none}main{padding:12px}}
.card{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:14px;margin-bottom:14px}.scroll{overflow-x:auto}
button,input,select,textarea{font:inherit;color:inherit}input,select,textarea{background:var(--card);border:1px solid var(--line);border-radius:6px;padding:6px 8px;min-height:34px;max-width:100%}
button{cursor:pointer;background:var(--card);border:1px solid var(--line);border-radius:6px;padding:6px 10px;min-height:34px}button.main{background:var(--main);border-color:var(--main);color:var(--bg);font-weight:600}button:disabled{opacity:.5;cursor:default}
:focus-visible{outline:2px solid var(--main);outline-offset:1px}
table{border-collapse:collapse;width:100%}th{text-align:left;color:var(--soft);font-weight:600;font-size:12px}th,td{padding:6px 8px;border-bottom:1px solid var(--line);vertical-align:middle}
tbody tr[tabindex]{cursor:pointer}tbody tr[aria-selected=true]{background:var(--main-soft)}tbody tr[tabindex]:hover{background:var(--main-soft)}
.num{font-variant-numeric:tabular-nums;white-space:nowrap}.mono,pre{font-family:ui-monospace,monospace;font-size:12.5px}pre{white-space:pre-wrap;word-break:break-word;margin:0;max-height:420px;overflow:auto}
.badge{overflow-wrap:anywhere;display:inline-block;border-radius:99px;padding:1px 8px;font-size:12px;background:var(--line)}.badge.good{background:var(--main-soft);color:var(--main)}.badge.warn{background:var(--warn-soft);color:var(--warn)}.badge.bad{background:var(--bad-soft);color:var(--bad)}
.row{display:flex;gap:8px;flex-wrap:wrap;align-items:end;margin-bottom:10px}.row label{max-width:100%;display:flex;flex-direction:column;gap:3px;font-size:12px;color:var(--soft)}.row label input,.row label select{font-size:14px;color:var(--ink)}.soft{color:var(--soft)}.big{font-size:22px;font-variant-numeric:tabular-nums;font-weight:600}
dl{display:grid;grid-template-columns:max-content 1fr;gap:2px 14px;margin:0}dt{color:var(--soft)}dd{margin:0;word-break:break-word}kbd{border:1px solid var(--line);border-radius:4px;padding:0 5px;font-size:11px;color:var(--soft)}
.note{position:fixed;right:16px;bottom:16px;background:var(--ink);color:var(--bg);padding:10px 14px;border-radius:8px;max-width:420px;z-index:3}.note.bad{background:var(--bad);color:#fff}
dialog{border:1px solid var(--line);border-radius:10px;background:var(--card);color:var(--ink);max-width:520px}dialog::backdrop{background:rgba(0,0,0,.4)}
`;
