# Creates the bill of materials of the image (CycloneDX): the packages that the site sends to browsers, and the Debian packages.
# The input is the output of `npx tsx scripts/sbom.ts`. $packages is the output of `dpkg-query` in the image: name, version and
# architecture, separated by tabs.
($packages | split("\n") | map(select(. != "") | split("\t"))) as $debian
| if $debian == [] or any($debian[]; length != 3 or any(.[]; . == "")) then
    error("list of packages: expected lines of name, version and architecture, with tabs between")
  else . end
| ($debian | map({
    "bom-ref": "deb:\(.[0])@\(.[1])?\(.[2])",
    type: "library",
    name: .[0],
    version: .[1],
    purl: "pkg:deb/debian/\(.[0] | @uri)@\(.[1] | @uri)?arch=\(.[2])"
  })) as $system
| .metadata.component as $site
# The serial number identifies the input document.
| del(.serialNumber)
| .metadata.tools.components += [{type: "application", name: "deploy/image-bill.jq"}]
| .metadata.component = {"bom-ref": "image", type: "container", name: $site.name, version: $site.version}
| .components = [$site] + .components + $system
| .dependencies = [{ref: "image", dependsOn: ([$site["bom-ref"]] + ($system | map(.["bom-ref"])))}] + .dependencies
