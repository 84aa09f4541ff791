// Asks for a token of the application itself, and calls the API with it: `go run own-token.go`.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"os"
	"strings"
)

const issuer = "{{issuer}}"

func ask(request *http.Request, into any) {
	res, err := http.DefaultClient.Do(request)
	check(err)
	defer res.Body.Close()
	if res.StatusCode != http.StatusOK {
		check(errors.New(res.Status))
	}
	check(json.NewDecoder(res.Body).Decode(into))
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func main() {
	form := url.Values{
		"grant_type": {"client_credentials"},
		"scope":      {"{{own_scopes}}"},
	}
	request, err := http.NewRequest("POST", issuer+"/oauth/token", strings.NewReader(form.Encode()))
	check(err)
	request.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	request.SetBasicAuth("{{client_id}}", os.Getenv("CLIENT_SECRET"))
	var tokens struct {
		AccessToken string `json:"access_token"`
	}
	ask(request, &tokens)

	request, err = http.NewRequest("GET", issuer+"/v1/webhook-events", nil)
	check(err)
	request.Header.Set("Authorization", "Bearer "+tokens.AccessToken)
	var list struct {
		Data []struct{ Event, Description string }
	}
	ask(request, &list)
	for _, event := range list.Data {
		fmt.Println(event.Event, "-", event.Description)
	}
}
