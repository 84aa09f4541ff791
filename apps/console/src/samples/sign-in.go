// Signs people in. Start it with `go run sign-in.go`, and open http://127.0.0.1:{{port}}/.
package main

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"os"
	"strings"
)

const (
	issuer      = "{{issuer}}"
	clientID    = "{{client_id}}"
	redirectURI = "{{redirect_uri}}"
)

func begin(w http.ResponseWriter, r *http.Request) {
	state, verifier := random(16), random(32)
	challenge := sha256.Sum256([]byte(verifier))
	query := url.Values{
		"response_type":         {"code"},
		"client_id":             {clientID},
		"redirect_uri":          {redirectURI},
		"scope":                 {"{{scopes}}"},
		"state":                 {state},
		"code_challenge":        {base64.RawURLEncoding.EncodeToString(challenge[:])},
		"code_challenge_method": {"S256"},
	}
	// The browser keeps both, so that nobody can end here what another browser has begun.
	http.SetCookie(w, &http.Cookie{
		Name: "sign_in", Value: state + "." + verifier, Path: "/",
		HttpOnly: true, SameSite: http.SameSiteLaxMode, MaxAge: 600,
	})
	http.Redirect(w, r, "{{auth_url}}/oauth/authorize?"+query.Encode(), http.StatusSeeOther)
}

func finish(r *http.Request) (string, error) {
	answer := r.URL.Query()
	kept, err := r.Cookie("sign_in")
	if err != nil {
		return "", errors.New("this sign-in was not begun here")
	}
	state, verifier, _ := strings.Cut(kept.Value, ".")
	if answer.Get("state") != state {
		return "", errors.New("this sign-in was not begun here")
	}
	if answer.Get("iss") != issuer {
		return "", errors.New("this answer is of another platform")
	}
	if answer.Has("error") {
		return "", errors.New(answer.Get("error"))
	}
	res, err := http.PostForm(issuer+"/oauth/token", url.Values{
		"grant_type":    {"authorization_code"},
		"code":          {answer.Get("code")},
		"redirect_uri":  {redirectURI},
		"code_verifier": {verifier},
		"client_id":     {clientID},
		"client_secret": {os.Getenv("CLIENT_SECRET")},
	})
	var tokens struct {
		AccessToken string `json:"access_token"`
	}
	if err := read(res, err, &tokens); err != nil {
		return "", err
	}
	request, err := http.NewRequest("GET", issuer+"/userinfo", nil)
	if err != nil {
		return "", err
	}
	request.Header.Set("Authorization", "Bearer "+tokens.AccessToken)
	var person struct{ Sub, Name string }
	res, err = http.DefaultClient.Do(request)
	if err := read(res, err, &person); err != nil {
		return "", err
	}
	return person.Name + " (" + person.Sub + ")", nil
}

func read(res *http.Response, err error, into any) error {
	if err != nil {
		return err
	}
	defer res.Body.Close()
	if res.StatusCode != http.StatusOK {
		return errors.New(res.Status)
	}
	return json.NewDecoder(res.Body).Decode(into)
}

func random(length int) string {
	bytes := make([]byte, length)
	if _, err := rand.Read(bytes); err != nil {
		panic(err)
	}
	return base64.RawURLEncoding.EncodeToString(bytes)
}

func main() {
	http.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) {
		if !r.URL.Query().Has("state") {
			begin(w, r)
			return
		}
		name, err := finish(r)
		if err != nil {
			http.Error(w, err.Error(), http.StatusBadRequest)
			return
		}
		fmt.Fprintln(w, "Hello", name)
	})
	fmt.Fprintln(os.Stderr, http.ListenAndServe("127.0.0.1:{{port}}", nil))
}
