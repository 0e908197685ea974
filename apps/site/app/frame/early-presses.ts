import { applicationRootId } from '#app/application/application-data.ts';

/**
 * Runs in the head before anything is rendered and holds what only scripts can do well, until they are there: a choice of cookies,
 * the "no" to another language, and a language once something is typed, which a plain link would lose. They are pressed once more as
 * the page's script has run, or does not come, and are pale until then. Cookies are out of the way at once; a language that is pressed again waits no longer.
 * In an application a language waits for React, too, which alone takes along what was typed there: application/held-submit.ts says that it has come.
 * The names are those of enhance/cookies.ts and enhance/language.ts. The load of a script is told to the document and not to the window.
 */
export const earlyPressScript = `(function(d){var held=[],typed,ready;\
function type(){typed=1}\
function press(e){var at=e.target.closest('[data-cookie-choice],[data-language]');\
if(!at||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey||(at.href?!typed||held.includes(at):ready))return;\
e.preventDefault();e.stopPropagation();held.push(at);show(at,'true',.5);\
if(at.dataset.cookieChoice)d.documentElement.dataset.cookies='settled'}\
function go(e){var app=d.getElementById('${applicationRootId}'),last=e.target==app||!app||e.type=='error';\
if(e.target!=app&&e.target.type!='module')return;ready=1;if(last)listen('remove');\
held=held.filter(function(at){if(at.href&&!last)return 1;show(at,null,'');at.click()})}\
function show(at,busy,opacity){at.ariaBusy=busy;at.style.opacity=opacity}\
function listen(how){[['input',type],['click',press],['load',go],['error',go]].forEach(function(on){\
d[how+'EventListener'](on[0],on[1],true)})}\
listen('add')})(document)`;

/** The same for Home, whose bytes are counted and where nothing is typed: a choice of cookies alone. */
export const earlyChoiceScript = `((d,at)=>{\
onclick=e=>{if(at=at||e.target.closest('[data-cookie-choice]'))d.cookies='settled'};\
document.addEventListener('load',e=>e.target.type=='module'&&at?.click(),true)})(document.documentElement.dataset)`;
