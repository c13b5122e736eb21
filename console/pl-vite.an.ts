import base from './vite.config.ts';
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
const c:any = base;
export default {...c, root:'/work/plain/console', build:{...c.build, outDir:'/tmp/pl-dist', emptyOutDir:true}, plugins:[...c.plugins.flat(9).filter((p:any)=>p?.name!=='trainyard-precompressed'),{name:'an',generateBundle(this:any,_o:any,b:any){
 const out:any={}; const g:any={};
 for(const [f,ch] of Object.entries<any>(b)) if(ch.type==='chunk') { out[f]={size:gzipSync(ch.code).length, entry:ch.isEntry, imports:ch.imports, dyn:ch.dynamicImports, mods:Object.fromEntries(Object.entries<any>(ch.modules).map(([m,i])=>[m,i.renderedLength]))};
  for(const m of ch.moduleIds){ const i=this.getModuleInfo(m); if(i) g[m]={imp:i.importedIds, dyn:i.dynamicallyImportedIds}; } }
 for(const m of this.getModuleIds()) if(!g[m]) { const i=this.getModuleInfo(m); g[m]={imp:i.importedIds, dyn:i.dynamicallyImportedIds}; }
 writeFileSync('/tmp/pl-an.json',JSON.stringify({out,g}));
}}]};
