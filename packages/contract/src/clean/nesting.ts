const [brace, bracket, closingBrace, closingBracket, quote, backslash] = [...'{[}]"\\'].map((sign) =>
  sign.charCodeAt(0),
);
/** Several times as deep as anything of the contract, and as many objects and lists as stand in its longest list. */
const most = { depth: 100, containers: 200_000 };

/**
 * Whether JSON is nested deeper, or of more objects and lists, than anything that is read of it. Of 5 MB that are nothing but
 * brackets its parser would make hundreds of megabytes, and keep everybody waiting for seconds. One look at each sign, and
 * none at what it stands for.
 */
export function isMoreThanRead(json: string): boolean {
  let [depth, containers] = [0, 0];
  let isInText = false;
  for (let at = 0; at < json.length; at++) {
    const sign = json.charCodeAt(at);
    if (isInText) {
      if (sign === backslash) at++;
      else if (sign === quote) isInText = false;
    } else if (sign === quote) isInText = true;
    else if (sign === closingBrace || sign === closingBracket) depth--;
    else if (sign === brace || sign === bracket) {
      depth++;
      containers++;
      if (depth > most.depth || containers > most.containers) return true;
    }
  }
  return false;
}
